import type { LegalTexts } from './legal-text.ts'

const OPERATOR = '[Name of the business], [street and number], [postcode and town], [country]'

export const english: LegalTexts = {
  privacy: {
    title: 'Privacy policy',
    lead: 'What this website knows about you, why, and for how long.',
    parts: [
      {
        heading: 'Who is responsible',
        paragraphs: [OPERATOR, 'Email: [email address]. Telephone: [telephone number].'],
      },
      {
        heading: 'When you visit',
        paragraphs: [
          'Pages, images and fonts come from our own server. Nothing is loaded from others unless this policy says so below.',
          'Our host [name of the host] may log your IP address and the time of a request for [number] days, to fend off attacks (Article 6(1)(f) GDPR).',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'We set a cookie when you put something into the cart, so that it is still there on the next page. If you tick “Remember me” beside a comment, your name is kept in your browser.',
          '[Say here what else you use: statistics, videos, maps. Leave it out if there is nothing.]',
        ],
      },
      {
        heading: 'When you write to us',
        paragraphs: [
          'What you send by a form reaches us by email and is kept on our server until [number] months after your matter is closed (Article 6(1)(b) and (f) GDPR).',
        ],
      },
      {
        heading: 'When you order',
        paragraphs: [
          'For an order we need your name, your address, your email address and what you ordered (Article 6(1)(b) GDPR). [Name of the payment provider] receives what is needed for the payment, [name of the carrier] your address for the delivery.',
          'Tax law obliges us to keep invoices for [number] years.',
        ],
      },
      {
        heading: 'When you comment',
        paragraphs: [
          'Your name and your text are published. Your email address is not; it is used to tell you about replies if you ask for that, and each of those emails has a link to end it.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask what we know about you, have it corrected or deleted, restrict its use, receive it as a file, and object to its use. A consent can be withdrawn at any time. Write to [email address].',
          'You may also complain to the supervisory authority: [name and address of the authority].',
        ],
      },
      { heading: 'Date', paragraphs: ['This policy is of [date].'] },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    lead: 'What applies when you order from us.',
    parts: [
      { heading: 'Who you buy from', paragraphs: [OPERATOR] },
      {
        heading: 'How a contract is made',
        paragraphs: [
          'What you see in the shop is an invitation to order. Your order is an offer; we accept it by [an order confirmation / sending the goods]. You receive the contract by email.',
          'The contract can be made in: [languages].',
        ],
      },
      {
        heading: 'Prices and delivery',
        paragraphs: [
          'Prices are shown [with / without] value added tax; shipping is added at the checkout before you order. We deliver to [countries] within [number] days.',
        ],
      },
      { heading: 'Payment', paragraphs: ['You can pay by [ways of payment].'] },
      {
        heading: 'If something is wrong',
        paragraphs: [
          'The statutory rights for defects apply. Write to [email address] and say what is wrong; a picture helps.',
        ],
      },
      {
        heading: 'Ownership',
        paragraphs: ['The goods stay ours until they are paid for.'],
      },
      {
        heading: 'Law',
        paragraphs: [
          'The law of [country] applies. If you buy as a consumer, the protection of the law where you live is not taken from you.',
          '[Say whether you take part in dispute resolution before a consumer body.]',
        ],
      },
    ],
  },
  'legal-notice': {
    title: 'Legal notice',
    parts: [
      {
        heading: 'Published by',
        paragraphs: [OPERATOR, 'Represented by: [name of who acts for it]'],
      },
      {
        heading: 'Contact',
        paragraphs: ['Telephone: [telephone number]', 'Email: [email address]'],
      },
      {
        heading: 'Registers',
        paragraphs: [
          '[Name of the register and number]',
          'VAT identification number: [VAT number]',
        ],
      },
      {
        heading: 'Responsible for the content',
        paragraphs: ['[Name and address of who answers for journalistic texts]'],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility statement',
    lead: 'We want everybody to be able to use this website.',
    parts: [
      {
        heading: 'How far we are',
        paragraphs: [
          'This website aims to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. It was checked on [date] by [who checked it, and how].',
        ],
      },
      {
        heading: 'What does not work yet',
        paragraphs: ['[Name each known barrier, why it is there, and when it will be gone.]'],
      },
      {
        heading: 'Tell us',
        paragraphs: [
          'If something keeps you from using this website, write to [email address] or call [telephone number]. We answer within [number] days.',
        ],
      },
      {
        heading: 'If we do not help',
        paragraphs: ['You can turn to: [name and address of the enforcement body].'],
      },
    ],
  },
  withdrawal: {
    title: 'Right of withdrawal',
    lead: 'Consumers may withdraw from a purchase within 14 days, without a reason.',
    parts: [
      {
        heading: 'The period',
        paragraphs: [
          'It ends 14 days after the day on which you, or somebody you name who is not the carrier, receive the goods; of several parts, the last one.',
        ],
      },
      {
        heading: 'How to withdraw',
        paragraphs: [
          `Tell us clearly, by letter or email: ${OPERATOR}, [email address]. It is enough to send it before the period ends. You may use the form below, and need not.`,
        ],
      },
      {
        heading: 'What follows',
        paragraphs: [
          'We pay back all that we received, the cost of our cheapest standard delivery included, within 14 days of your message, in the way in which you paid. We may wait until the goods are back, or you have shown that they are on their way.',
          'Send the goods back within 14 days of your message to: [address for returns]. [You / We] bear the cost of sending them back. You answer for a loss in value only if you handled them more than was needed to see what they are and how they work.',
        ],
      },
      {
        heading: 'Where there is no such right',
        paragraphs: [
          'There is none for goods made to your wishes, for goods that spoil quickly, and for sealed goods that cannot be returned for reasons of hygiene once opened. [Leave out what does not concern you.]',
        ],
      },
      {
        heading: 'Form',
        paragraphs: [
          'To [name of the business], [email address]: I withdraw from the contract for these goods: … Ordered on … / received on … Name … Address … Date …',
        ],
      },
    ],
  },
}
