/** German search words, each with its English equivalents. */
const WORDS = `
abfall: trash; abspielen: play; achtung: alert warning; adresse: pin contact; akku: battery;
anhang: paperclip; anker: anchor; anruf: phone; apfel: apple; arbeit: briefcase;
arzt: stethoscope; auge: eye; auszeichnung: award medal; auto: car; baby: baby; bad: bath;
bahn: train; ball: ball volleyball; barrierefrei: accessibility; baum: tree;
bearbeiten: pencil edit; benutzer: user; berg: mountain; besteck: utensils; bett: bed;
bewertung: star; bezahlen: payment credit; biene: bug; bier: beer; bild: image; blatt: leaf;
blitz: zap lightning; blume: flower; boot: boat sailboat; brief: mail; brille: glasses;
brot: bread croissant; buch: book; bus: bus; büro: building office; computer: computer monitor;
dach: house; datei: file; daumen: thumbs; diagramm: chart; drucken: printer; drucker: printer;
eimer: bucket trash; einkauf: shopping; einkaufswagen: cart; einstellungen: settings;
eis: ice snowflake; energie: zap energy; erde: earth globe; essen: food utensils; etikett: tag;
fabrik: factory; fahne: flag; fahrrad: bike; familie: users family; farbe: palette paint;
feder: feather; feier: party celebration; fenster: window; feuer: flame fire;
film: film video clapperboard; finger: pointer fingerprint; fisch: fish; flagge: flag;
flamme: flame; flasche: bottle; fleisch: beef; flugzeug: plane; foto: camera image;
fotoapparat: camera; frage: question help; gabel: utensils; garten: sprout shovel flower;
gebäude: building; gehirn: brain; geist: ghost; geld: money banknote coins;
gemüse: carrot salad vegetable; geschenk: gift; gesicht: face smile; gespräch: message;
gesundheit: heart health; gitarre: guitar; glas: glass wine; glocke: bell; glühbirne: lightbulb;
grafik: chart; haken: check; hammer: hammer; hand: hand; handschlag: handshake;
handy: smartphone; haus: house home; haustier: paw dog cat; hemd: shirt; herunterladen: download;
herz: heart; hilfe: help buoy; himmel: cloud sun; hochladen: upload; hochzeit: wedding heart gem;
hotel: hotel bed; hund: dog; hupe: megaphone; idee: lightbulb idea; kaffee: coffee;
kalender: calendar; kamera: camera; karte: map card; katze: cat; kerze: candle flame;
kette: link; kind: baby child; kino: film popcorn; kirche: church; klammer: paperclip brackets;
koch: chef; koffer: luggage briefcase; kopfhörer: headphones; korb: basket;
krankenhaus: hospital; krankenwagen: ambulance; kreis: circle; kreuz: x cross plus; krone: crown;
kuchen: cake; kugelschreiber: pen; kunst: palette brush art; laden: store shop; lampe: lamp;
lastwagen: truck; laut: volume; lautsprecher: speaker volume; leben: heart; leiter: ladder;
licht: light sun lamp; liebe: heart love; lieferung: truck package delivery;
lieferwagen: truck van; links: left; liste: list; löschen: trash delete; luft: wind air;
lupe: search zoom; maske: mask drama; medizin: pill medicine; mensch: user person; menü: menu;
messer: knife utensils; mikrofon: mic; milch: milk; mond: moon; motorrad: motorbike; müll: trash;
münze: coins; musik: music; mütze: hat; nachricht: message mail; nacht: moon night;
nadel: pin needle; natur: leaf nature tree; note: music note; notiz: note notebook; nuss: nut;
obst: apple fruit cherry; ohr: ear; oben: up; ordner: folder; ort: pin location; paket: package;
papier: paper file; papierkorb: trash; parken: parking; pause: pause; person: user person;
pfanne: pot; pfeil: arrow; pfeife: pipe; pferd: horse; pflanze: sprout plant leaf; pfote: paw;
pille: pill; pinsel: brush paintbrush; pizza: pizza; platz: pin armchair; pokal: trophy;
polizei: siren badge; post: mail mailbox; preis: tag award; profil: user; puzzle: puzzle;
quadrat: square; rad: bike wheel; radio: radio; rakete: rocket; rechner: calculator;
recht: scale gavel; rechts: right; regen: rain umbrella; regenschirm: umbrella;
reise: plane luggage travel; restaurant: utensils restaurant; ring: gem circle; roboter: bot;
rollstuhl: accessibility wheelchair; rose: rose flower; rucksack: backpack; salat: salad;
schach: chess; schatz: gem treasure; schere: scissors; schiff: ship; schild: shield sign;
schirm: umbrella; schloss: lock castle; schlüssel: key; schnecke: snail; schnee: snow snowflake;
schrank: cabinet archive; schraube: bolt wrench; schraubenschlüssel: wrench; schuh: footprints;
schule: school graduation; schutz: shield; schwimmen: waves swimming; segel: sailboat;
seife: soap; senden: send; sessel: armchair; sicherheit: shield lock security; sofa: sofa;
sonne: sun; spiegel: mirror; spiel: gamepad dice; sport: dumbbell sport;
sprache: languages speech; stadt: city building; stecker: plug; stein: gem mountain; stern: star;
steuer: receipt; stift: pen pencil; stuhl: armchair chair; suche: search; tafel: presentation;
tag: sun calendar; tanzen: music party; tasche: bag handbag; tasse: cup coffee;
tastatur: keyboard; tee: cup coffee; telefon: phone; teller: utensils soup;
termin: calendar clock; theater: theater drama; thermometer: thermometer; tier: animal paw;
tisch: table; topf: pot; tor: goal door; tropfen: droplet; tür: door; turm: tower castle;
uhr: clock watch; unten: down; universität: university; unterschrift: signature; vase: amphora;
verbot: ban; verkauf: tag store; versand: truck package shipping; vertrag: handshake signature;
vogel: bird; vorhang: blinds; waage: scale weight; wagen: car cart; wald: trees;
warnung: warning alert; waschen: washing wash; wasser: water droplet waves; wecker: alarm;
weihnachten: christmas pine; wein: wine; welle: waves; welt: globe earth;
werkzeug: tool wrench hammer; wind: wind; winkel: chevron; wolke: cloud; würfel: dice box;
wurm: worm; zahl: hash number; zahn: tooth; zahnrad: cog settings; zeit: clock time;
zeitung: newspaper; zelt: tent; ziegel: brick; ziel: target goal; zimmer: bed door; zug: train;
zurück: back undo left
`

/** English equivalents by German word, separated by spaces. */
export const germanWords: Readonly<Record<string, string>> = Object.fromEntries(
  WORDS.split(/[;\n]/).flatMap(entry => {
    const [german = '', english = ''] = entry.split(':').map(text => text.trim())
    return german ? [[german, english]] : []
  }),
)
