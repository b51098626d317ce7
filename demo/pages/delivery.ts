import { type NewPage, node, pageDocument } from '#pages/schema'
import { opening, two } from '../compose.ts'

const yes = { mark: 'yes' }
const no = { mark: 'no' }

export const page: NewPage = {
  path: '/delivery',
  document: pageDocument(
    {
      title: 'Delivery, returns and terms',
      description:
        'What sending costs, how long it takes, and what happens when a pot breaks on its way.',
    },
    [
      opening(
        'delivery',
        'Delivery, returns and terms',
        'Pots travel in wool and paper. What breaks on its way is sent again: a photograph is enough.',
      ),
      node('section', 'delivery', {
        space: 'small',
        content: [
          two(
            'delivery-row',
            '1-3',
            [node('table-of-contents', 'delivery-contents', { depth: 'h2' })],
            [
              node('text', 'delivery-text', {
                body: '<h2>Sending</h2><table><thead><tr><th scope="col">To</th><th scope="col">Cost</th><th scope="col">Days</th></tr></thead><tbody><tr><td>Finland</td><td>€6.90, free from €120</td><td>2</td></tr><tr><td>Europe</td><td>€14.90, free from €250</td><td>4 to 6</td></tr><tr><td>Elsewhere</td><td>€39.00, insured</td><td>7 to 14</td></tr></tbody></table><h2>Returns</h2><p>Within fourteen days, for any reason, unused and in its box. We pay the way back inside Finland. Pots made to order stay with you, unless they differ from what we agreed.</p><h2>Paying</h2><p>By bank transfer, or when the parcel arrives.</p><h2>Terms</h2><p>You order from Atelier Nord, Läntinen Rantakatu 14, 20100 Turku. The contract begins with our confirmation by mail. Prices include VAT; to countries outside the Union we send without it, and customs there may ask for theirs.</p>',
              }),
              node('comparison-table', 'delivery-care', {
                title: 'What it can take',
                level: 'h2',
                columns: [
                  { name: 'Stoneware', description: 'Grey, speckled' },
                  { name: 'Porcelain', description: 'White, thin' },
                  { name: 'Bare clay', description: 'Planters, jars' },
                ],
                rows: [
                  { label: 'Dishwasher', cells: [yes, yes, no] },
                  { label: 'Microwave', cells: [yes, yes, no] },
                  {
                    label: 'Oven',
                    help: 'Put in cold, and taken out onto wood.',
                    cells: [{ ...yes, text: 'to 220 °C' }, { ...yes, text: 'to 180 °C' }, no],
                  },
                  { label: 'Frost', cells: [no, no, no] },
                ],
                design: { margin: { top: 'space-7' } },
              }),
            ],
          ),
        ],
      }),
    ],
  ),
}
