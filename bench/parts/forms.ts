import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { loadOnPhone } from '../phone.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { percentile } from '../statistics.ts'

const FIELDS = 60
const CONDITIONS = 40
const ANSWERS = 40

/** A large form on a phone: cost of one answer until its frame can be painted. */
export async function measureForms(site: Site): Promise<Figure[]> {
  const file = join(site.dataDir, 'form.json')
  writeFileSync(file, JSON.stringify(pageWithForm()))
  site.run('page', 'put', '/large-form', file)
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  try {
    const { context, page } = await loadOnPhone(browser, `${site.url}/large-form`)
    await page.locator('#form input[type="radio"]').first().focus()
    await page.locator('vt-island[data-ready]:has(#form)').waitFor({ state: 'attached' })
    // Conditions are loaded after the form is shown.
    await page.locator('#form input[type="radio"]').first().check()
    await page.locator('[data-field="f1"]:not([data-hidden])').waitFor()
    const times = await page.evaluate(answerAll, ANSWERS)
    await context.close()
    const what = `an answer in a form of ${FIELDS} fields and ${CONDITIONS} conditions, phone, p95`
    return [{ what, value: percentile(times, 0.95), unit: 'ms', aim: { atMost: 16.7 } }]
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page. Each answer hides or shows all other fields; milliseconds including React,
 * style and layout.
 */
async function answerAll(answers: number): Promise<number[]> {
  const [yes, no] = document.querySelectorAll<HTMLInputElement>('#form input[type="radio"]')
  const times: number[] = []
  for (let index = 0; index < answers; index++) {
    await new Promise(resolve => setTimeout(resolve, 50))
    const begin = performance.now()
    const pressed = index % 2 ? yes : no
    pressed?.click()
    // React renders in a microtask.
    await Promise.resolve()
    document.body.getBoundingClientRect()
    times.push(performance.now() - begin)
  }
  return times
}

/** Forty fields depend on the first; ten also on each other, and a calculation on all. */
function pageWithForm() {
  const types = [
    'input',
    'text',
    'email',
    'number',
    'select',
    'checkbox',
    'date',
    'rating',
  ] as const
  const options = ['One', 'Two', 'Three'].map((label, index) => ({ label, value: index + 1 }))
  const fields = Array.from({ length: FIELDS - 2 }, (_, index) => ({
    id: `f${index}`,
    label: `Field ${index}`,
    type: types[index % types.length],
    required: false,
    options,
    rules:
      index < CONDITIONS
        ? [
            { field: 'kind', operator: 'is', value: index % 2 ? 'Yes' : 'No' },
            ...(index % 4 === 3
              ? [{ field: `f${index - 2}`, operator: 'is empty', value: '' }]
              : []),
          ]
        : [],
  }))
  const kind = {
    id: 'kind',
    label: 'Kind',
    type: 'radio',
    options: [{ label: 'Yes' }, { label: 'No' }],
  }
  const sum = { id: 'sum', label: 'Sum', type: 'calculation', formula: '{f3} + {f4} * 2 + {f11}' }
  const form = {
    type: 'contact-form',
    props: { id: 'form', captcha: false, fields: [kind, ...fields, sum] },
  }
  return { schema: 1, upgrades: {}, root: { props: { title: 'Large form' } }, content: [form] }
}
