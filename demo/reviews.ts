interface DemoReview {
  name: string
  rating: number
  title?: string
  body: string
  reply?: string
}

/** Reviews of products by slug, newest first. */
export const reviews: Readonly<Record<string, readonly DemoReview[]>> = {
  'lidded-jar': [
    {
      name: 'Tuuli',
      rating: 5,
      title: 'Keeps the bread',
      body: 'Two years on the counter, opened ten times a day. The lid sits exactly as it did on the first.',
    },
    {
      name: 'Henrik',
      rating: 4,
      body: 'Smaller than I thought. My fault, the size is on the page. The glaze is better than in the picture.',
      reply: 'If you bring it back, we change it for the larger one.',
    },
    {
      name: 'M. L.',
      rating: 5,
      title: 'A present that stayed',
      body: 'Bought as a present and kept. The second one did reach its owner.',
    },
  ],
  'breakfast-bowl': [
    { name: 'Sanni', rating: 5, body: 'It fits the hand, and the porridge stays warm.' },
    {
      name: 'Joel',
      rating: 5,
      title: 'Four of them',
      body: 'They stack, they survive the dishwasher and a three-year-old.',
    },
    {
      name: 'Eero',
      rating: 4,
      body: 'One of ours is a little darker than the others. We like that one.',
    },
    {
      name: 'Anneli',
      rating: 3,
      body: 'Good bowl, slow post.',
      reply: 'The post was on strike. We are sorry.',
    },
  ],
}
