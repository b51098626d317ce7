import type { LegalTexts } from './legal-text.ts'

const OPERATOR = '[Nom de l’entreprise], [rue et numéro], [code postal et ville], [pays]'

export const french: LegalTexts = {
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Ce que ce site sait de vous, à quelles fins et pendant combien de temps.',
    parts: [
      {
        heading: 'Responsable du traitement',
        paragraphs: [
          OPERATOR,
          'Adresse électronique : [adresse électronique]. Téléphone : [numéro de téléphone].',
        ],
      },
      {
        heading: 'Lorsque vous consultez le site',
        paragraphs: [
          'Les pages, les images et les polices proviennent de notre propre serveur. Rien n’est chargé depuis des services tiers, sauf mention contraire ci-dessous.',
          'Notre hébergeur [nom de l’hébergeur] peut conserver votre adresse IP et l’heure d’une requête pendant [nombre] jours, afin de repousser des attaques (article 6, paragraphe 1, point f), du RGPD).',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Nous déposons un cookie lorsque vous ajoutez un article au panier, afin qu’il s’y trouve encore à la page suivante. Si vous cochez « Se souvenir de moi » à côté d’un commentaire, votre nom est conservé dans votre navigateur.',
          '[Indiquez ici ce que vous utilisez d’autre : statistiques, vidéos, cartes. Supprimez cette phrase s’il n’y a rien.]',
        ],
      },
      {
        heading: 'Lorsque vous nous écrivez',
        paragraphs: [
          'Ce que vous envoyez par un formulaire nous parvient par courrier électronique et reste sur notre serveur jusqu’à [nombre] mois après la clôture de votre demande (article 6, paragraphe 1, points b) et f), du RGPD).',
        ],
      },
      {
        heading: 'Lorsque vous commandez',
        paragraphs: [
          'Pour une commande, nous avons besoin de votre nom, de votre adresse postale, de votre adresse électronique et du contenu de la commande (article 6, paragraphe 1, point b), du RGPD). [Nom du prestataire de paiement] reçoit ce qui est nécessaire au paiement, [nom du transporteur] votre adresse pour la livraison.',
          'La loi fiscale nous oblige à conserver les factures pendant [nombre] ans.',
        ],
      },
      {
        heading: 'Lorsque vous commentez',
        paragraphs: [
          'Votre nom et votre texte sont publiés. Votre adresse électronique ne l’est pas ; elle sert à vous signaler les réponses si vous le demandez, et chacun de ces messages contient un lien pour y mettre fin.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander ce que nous savons de vous, le faire rectifier ou effacer, en limiter l’utilisation, le recevoir sous forme de fichier et vous opposer à son utilisation. Un consentement peut être retiré à tout moment. Écrivez à [adresse électronique].',
          'Vous pouvez aussi introduire une réclamation auprès de l’autorité de contrôle : [nom et adresse de l’autorité].',
        ],
      },
      { heading: 'Date', paragraphs: ['La présente politique est datée du [date].'] },
    ],
  },
  terms: {
    title: 'Conditions générales de vente',
    lead: 'Ce qui s’applique lorsque vous commandez chez nous.',
    parts: [
      { heading: 'Le vendeur', paragraphs: [OPERATOR] },
      {
        heading: 'Formation du contrat',
        paragraphs: [
          'Ce que vous voyez dans la boutique est une invitation à commander. Votre commande est une offre ; nous l’acceptons par [une confirmation de commande / l’expédition des articles]. Vous recevez le contrat par courrier électronique.',
          'Le contrat peut être conclu en : [langues].',
        ],
      },
      {
        heading: 'Prix et livraison',
        paragraphs: [
          'Les prix sont indiqués taxe sur la valeur ajoutée [comprise / non comprise] ; les frais de livraison s’y ajoutent lors du passage en caisse, avant que vous ne commandiez. Nous livrons dans les pays suivants : [pays de livraison], sous [nombre] jours.',
        ],
      },
      { heading: 'Paiement', paragraphs: ['Vous pouvez payer par [moyens de paiement].'] },
      {
        heading: 'En cas de défaut',
        paragraphs: [
          'Les garanties légales s’appliquent. Écrivez à [adresse électronique] en décrivant le défaut ; une photo est utile.',
        ],
      },
      {
        heading: 'Propriété',
        paragraphs: ['Les articles restent notre propriété jusqu’à leur paiement complet.'],
      },
      {
        heading: 'Droit applicable',
        paragraphs: [
          'Le droit applicable est celui de : [pays]. Si vous achetez en tant que consommateur, vous conservez la protection du droit du pays où vous résidez.',
          '[Indiquez si vous participez à une médiation de la consommation et auprès de quel organisme.]',
        ],
      },
    ],
  },
  'legal-notice': {
    title: 'Mentions légales',
    parts: [
      {
        heading: 'Éditeur',
        paragraphs: [OPERATOR, 'Représenté par : [nom de la personne qui agit en son nom]'],
      },
      {
        heading: 'Contact',
        paragraphs: [
          'Téléphone : [numéro de téléphone]',
          'Adresse électronique : [adresse électronique]',
        ],
      },
      {
        heading: 'Immatriculation',
        paragraphs: [
          '[Nom du registre et numéro]',
          'Numéro de TVA intracommunautaire : [numéro de TVA]',
        ],
      },
      {
        heading: 'Responsable de la publication',
        paragraphs: ['[Nom et adresse de la personne qui répond des textes journalistiques]'],
      },
    ],
  },
  accessibility: {
    title: 'Déclaration d’accessibilité',
    lead: 'Nous souhaitons que chacun puisse utiliser ce site.',
    parts: [
      {
        heading: 'État de conformité',
        paragraphs: [
          'Ce site vise la conformité aux règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA. Il a été contrôlé le [date] par [qui l’a contrôlé, et comment].',
        ],
      },
      {
        heading: 'Ce qui n’est pas encore accessible',
        paragraphs: [
          '[Nommez chaque obstacle connu, sa raison et la date à laquelle il disparaîtra.]',
        ],
      },
      {
        heading: 'Nous signaler un obstacle',
        paragraphs: [
          'Si quelque chose vous empêche d’utiliser ce site, écrivez à [adresse électronique] ou appelez le [numéro de téléphone]. Nous répondons sous [nombre] jours.',
        ],
      },
      {
        heading: 'Voies de recours',
        paragraphs: [
          'Si notre réponse ne vous aide pas, vous pouvez vous adresser à : [nom et adresse de l’organisme compétent].',
        ],
      },
    ],
  },
  withdrawal: {
    title: 'Droit de rétractation',
    lead: 'Le consommateur peut se rétracter d’un achat dans un délai de 14 jours, sans donner de motif.',
    parts: [
      {
        heading: 'Le délai',
        paragraphs: [
          'Il expire 14 jours après le jour où vous-même, ou un tiers désigné par vous et autre que le transporteur, prenez possession des articles ; s’ils sont livrés en plusieurs fois, du dernier d’entre eux.',
        ],
      },
      {
        heading: 'Comment vous rétracter',
        paragraphs: [
          `Informez-nous sans ambiguïté, par courrier postal ou électronique : ${OPERATOR}, [adresse électronique]. Il suffit d’envoyer votre message avant l’expiration du délai. Vous pouvez utiliser le formulaire ci-dessous, sans que cela soit obligatoire.`,
        ],
      },
      {
        heading: 'Effets',
        paragraphs: [
          'Nous remboursons tout ce que nous avons reçu, y compris les frais de notre mode de livraison standard le moins coûteux, dans les 14 jours suivant votre message et par le moyen de paiement que vous avez utilisé. Nous pouvons attendre d’avoir reçu les articles, ou que vous ayez fourni la preuve de leur expédition.',
          'Renvoyez les articles dans les 14 jours suivant votre message à : [adresse pour les retours]. Les frais de renvoi sont à [votre / notre] charge. Vous ne répondez d’une perte de valeur que si vous avez manipulé les articles au-delà de ce qui était nécessaire pour en établir la nature et le fonctionnement.',
        ],
      },
      {
        heading: 'Exceptions',
        paragraphs: [
          'Ce droit n’existe pas pour les articles confectionnés selon vos indications, pour ceux qui se périment rapidement, ni pour les articles scellés qui, une fois ouverts, ne peuvent être renvoyés pour des raisons d’hygiène. [Supprimez ce qui ne vous concerne pas.]',
        ],
      },
      {
        heading: 'Formulaire',
        paragraphs: [
          'À [nom de l’entreprise], [adresse électronique] : je me rétracte du contrat portant sur les articles suivants : … Commandés le … / reçus le … Nom … Adresse … Date …',
        ],
      },
    ],
  },
}
