import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Split test} other {Split tests}}',
    fields: { name: 'Name', status: 'Status', page: 'Page', startedAt: 'Started' },
    empty:
      'Show two versions of a module, a row, a section or a whole page and see which one works better. Select it in the builder and choose “Split test”.',
    status: { running: 'Running', paused: 'Paused', ended: 'Ended' },
    since: 'since {date}',
    pageGone: 'Page deleted',
    goal: {
      click: 'Goal: click',
      form: 'Goal: form sent',
      'sign-up': 'Goal: newsletter sign-up',
      comment: 'Goal: comment posted',
      order: 'Goal: order placed',
      tag: 'Goal: visit to a page with the tracking goal',
    },
    verdict: {
      ofSample: 'Sample data: {sentence}',
      ofReal: 'Real visitors: {sentence}',
      'sample-more': 'Real visitors may do otherwise: wait for them before you decide.',
      'no-visitors': 'No visitors yet.',
      'wrong-ratio': 'These figures cannot be trusted.',
      'too-early': 'Too early: about {days, plural, one {# more day} other {# more days}}.',
      'too-early-open': 'Too early.',
      'too-early-more': 'Few visitors come: try a bigger change, or wait.',
      better: '{name} is better by {low, number, ::percent} to {high, number, ::percent}.',
      'better-more': 'You can end the test and keep it.',
      'first-is-best': 'What was there before is better.',
      alike: 'There is no difference of the size you are looking for.',
      'alike-more': 'Keep what you like best, or try a bigger change.',
    },
    wrongRatio:
      'Visitors are not split as set: something loses them before they are counted. Check redirects, other caches and scripts, then start a new test.',
    guardrail: {
      bounces:
        '{name}: more visitors leave at once ({low, number, ::percent} to {high, number, ::percent} more).',
      revenue:
        '{name}: a visitor spends less ({low, number, ::percent} to {high, number, ::percent}).',
      orderValue:
        '{name}: an order is worth less ({low, number, ::percent} to {high, number, ::percent}).',
      errors:
        '{name}: fewer visitors come through without an error ({low, number, ::percent .0} to {high, number, ::percent .0}).',
    },
    pauseReason: {
      staff: 'Paused: everyone sees the first subject, and nobody is counted.',
      'page-gone': 'Paused: the page of this test is deleted or not published.',
      'subject-gone': 'Paused: a subject of this test is no longer on the page.',
      'subject-failed': 'Paused: a subject could not be shown. Everyone sees the first one.',
    },
    sample:
      'Sample data: {visitors} of these {of} visitors are made up. Delete them to see real visitors alone.',
    deleteSample: 'Delete sample data',
    planner: {
      title: 'Plan a test',
      help: 'See how long a test would take before you make it.',
      source: 'Figures from',
      sourceHelp:
        'The rate and the visitors of the first subject of an earlier test, without sample data.',
      typed: 'Enter them below',
      measured: '{name} ({page})',
      rate: 'Current rate (%)',
      effect: 'Smallest effect (%)',
      visitorsPerDay: 'Visitors per day',
      subjects: 'Subjects',
      invalid: 'Enter a number that is possible in each field.',
      needs:
        'Each subject needs {visitors} visitors: {days, plural, one {# day} other {# days}} at this traffic.',
      never: 'Each subject needs {visitors} visitors.',
      bigger: 'That is longer than 8 weeks. Try a bigger change.',
    },
    endedWith: 'Ended. {name} stays.',
    lifts: 'Compared with {name}',
    liftsHelp:
      'The bar shows where the true difference is, with 95 % certainty, whenever you look.',
    between: '{low} to {high}',
    figures: 'Figures',
    subject: 'Subject',
    visitors: 'Visitors',
    isBest: 'Chance to be best',
    rate: {
      clicks: 'Clicks',
      reads: 'Reads',
      bounces: 'Bounces',
      engagements: 'Engagements',
      conversions: 'Conversions',
      taggedConversions: 'Tagged conversions',
      errors: 'Errors',
    },
    series: 'Over time',
    period: { day: 'Day', week: 'Week', month: 'Month', all: 'All' },
    from: 'From',
    ofVisitors: '{times} of {visitors}',
    noVisitors: 'No visitors in this time.',
    segments: 'Segments',
    segmentsHelp:
      'With many groups one of them always looks different. These ranges are wider to allow for that.',
    segment: 'Visitors',
    segmentOf: {
      desktop: 'Desktop',
      tablet: 'Tablet',
      phone: 'Phone',
      new: 'New',
      returning: 'Returning',
    },
    end: 'End test…',
    pause: 'Pause',
    resume: 'Resume',
    print: 'Print',
    endTitle: 'Which subject stays?',
    endText: 'It takes the place of the test, and the page is published.',
    endEarly:
      'The test has not found a difference yet: the choice is yours, not the figures’. The page is published with it.',
    endAndPublish: 'End test and publish',
  },
  de: {
    name: '{smart_count, plural, one {Split-Test} other {Split-Tests}}',
    fields: { name: 'Name', status: 'Status', page: 'Seite', startedAt: 'Gestartet' },
    empty:
      'Zeigen Sie zwei Varianten eines Moduls, einer Zeile, eines Abschnitts oder einer ganzen Seite und sehen Sie, welche besser wirkt. Im Builder auswählen und „Split-Test“ wählen.',
    status: { running: 'Läuft', paused: 'Pausiert', ended: 'Beendet' },
    since: 'seit {date}',
    pageGone: 'Seite gelöscht',
    goal: {
      click: 'Ziel: Klick',
      form: 'Ziel: Formular gesendet',
      'sign-up': 'Ziel: Newsletter-Anmeldung',
      comment: 'Ziel: Kommentar geschrieben',
      order: 'Ziel: Bestellung aufgegeben',
      tag: 'Ziel: Besuch einer Seite mit dem Tracking-Ziel',
    },
    verdict: {
      ofSample: 'Beispieldaten: {sentence}',
      ofReal: 'Echte Besucher: {sentence}',
      'sample-more':
        'Echte Besucher können sich anders verhalten: Warten Sie auf sie, bevor Sie entscheiden.',
      'no-visitors': 'Noch keine Besucher.',
      'wrong-ratio': 'Diese Zahlen sind nicht verlässlich.',
      'too-early': 'Zu früh: noch etwa {days, plural, one {# Tag} other {# Tage}}.',
      'too-early-open': 'Zu früh.',
      'too-early-more':
        'Es kommen wenige Besucher: Versuchen Sie eine größere Änderung oder warten Sie.',
      better: '{name} ist um {low, number, ::percent} bis {high, number, ::percent} besser.',
      'better-more': 'Sie können den Test beenden und diese Variante behalten.',
      'first-is-best': 'Was vorher da war, ist besser.',
      alike: 'Einen Unterschied der gesuchten Größe gibt es nicht.',
      'alike-more': 'Behalten Sie, was Ihnen gefällt, oder versuchen Sie eine größere Änderung.',
    },
    wrongRatio:
      'Die Besucher sind nicht wie eingestellt verteilt: Etwas verliert sie, bevor sie gezählt werden. Prüfen Sie Weiterleitungen, andere Caches und Skripte und starten Sie einen neuen Test.',
    guardrail: {
      bounces:
        '{name}: Mehr Besucher springen ab ({low, number, ::percent} bis {high, number, ::percent} mehr).',
      revenue:
        '{name}: Ein Besucher gibt weniger aus ({low, number, ::percent} bis {high, number, ::percent}).',
      orderValue:
        '{name}: Eine Bestellung ist weniger wert ({low, number, ::percent} bis {high, number, ::percent}).',
      errors:
        '{name}: Weniger Besucher kommen ohne Fehler durch ({low, number, ::percent .0} bis {high, number, ::percent .0}).',
    },
    pauseReason: {
      staff: 'Pausiert: Alle sehen die erste Variante, niemand wird gezählt.',
      'page-gone': 'Pausiert: Die Seite dieses Tests ist gelöscht oder nicht veröffentlicht.',
      'subject-gone': 'Pausiert: Eine Variante dieses Tests steht nicht mehr auf der Seite.',
      'subject-failed':
        'Pausiert: Eine Variante konnte nicht angezeigt werden. Alle sehen die erste.',
    },
    sample:
      'Beispieldaten: {visitors} dieser {of} Besucher sind erfunden. Löschen Sie sie, um nur echte Besucher zu sehen.',
    deleteSample: 'Beispieldaten löschen',
    planner: {
      title: 'Test planen',
      help: 'Sehen Sie vor dem Anlegen, wie lange ein Test dauern würde.',
      source: 'Zahlen aus',
      sourceHelp: 'Rate und Besucher der ersten Variante eines früheren Tests, ohne Beispieldaten.',
      typed: 'Unten eingeben',
      measured: '{name} ({page})',
      rate: 'Heutige Rate (%)',
      effect: 'Kleinster Effekt (%)',
      visitorsPerDay: 'Besucher pro Tag',
      subjects: 'Varianten',
      invalid: 'Geben Sie in jedes Feld eine mögliche Zahl ein.',
      needs:
        'Jede Variante braucht {visitors} Besucher: {days, plural, one {# Tag} other {# Tage}} bei diesen Besucherzahlen.',
      never: 'Jede Variante braucht {visitors} Besucher.',
      bigger: 'Das dauert länger als 8 Wochen. Versuchen Sie eine größere Änderung.',
    },
    endedWith: 'Beendet. {name} bleibt.',
    lifts: 'Verglichen mit {name}',
    liftsHelp:
      'Der Balken zeigt, wo der wahre Unterschied mit 95 % Sicherheit liegt, wann immer Sie nachsehen.',
    between: '{low} bis {high}',
    figures: 'Zahlen',
    subject: 'Variante',
    visitors: 'Besucher',
    isBest: 'Chance, die beste zu sein',
    rate: {
      clicks: 'Klicks',
      reads: 'Gelesen',
      bounces: 'Absprünge',
      engagements: 'Engagement',
      conversions: 'Conversions',
      taggedConversions: 'Conversions mit Tag',
      errors: 'Fehler',
    },
    series: 'Im Verlauf',
    period: { day: 'Tag', week: 'Woche', month: 'Monat', all: 'Alles' },
    from: 'Ab',
    ofVisitors: '{times} von {visitors}',
    noVisitors: 'In dieser Zeit keine Besucher.',
    segments: 'Segmente',
    segmentsHelp:
      'Unter vielen Gruppen sieht immer eine anders aus. Deshalb sind diese Bereiche breiter.',
    segment: 'Besucher',
    segmentOf: {
      desktop: 'Desktop',
      tablet: 'Tablet',
      phone: 'Smartphone',
      new: 'Neu',
      returning: 'Wiederkehrend',
    },
    end: 'Test beenden …',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    print: 'Drucken',
    endTitle: 'Welche Variante bleibt?',
    endText: 'Sie tritt an die Stelle des Tests, und die Seite wird veröffentlicht.',
    endEarly:
      'Der Test hat noch keinen Unterschied gefunden: Sie entscheiden, nicht die Zahlen. Die Seite wird damit veröffentlicht.',
    endAndPublish: 'Beenden und veröffentlichen',
  },
}
