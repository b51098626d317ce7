import { putPage } from './support/put-page.ts'
import { expect, test } from './support/test.ts'

let path = ''
const far = { design: { margin: { top: '2000px' } } }

test.beforeAll(async () => {
  path = await putPage('/reveal', [
    {
      type: 'heading',
      props: { id: 'near', text: 'Near', level: 'h1', animation: { style: 'zoom' } },
    },
    {
      type: 'heading',
      props: {
        id: 'once',
        text: 'Once',
        ...far,
        animation: {
          style: { desktop: 'slide', phone: 'fade' },
          direction: 'left',
          durationMs: 400,
          delayMs: 100,
          curve: 'ease-out',
        },
      },
    },
    {
      type: 'heading',
      props: { id: 'loop', text: 'Loop', ...far, animation: { style: 'fade', repeat: 'loop' } },
    },
  ])
})

const animationOf = (id: string) => {
  const [animation] = document.getElementById(id)?.getAnimations() ?? []
  const timing = animation?.effect?.getComputedTiming()
  return animation && timing
    ? {
        state: animation.playState,
        duration: timing.duration,
        delay: timing.delay,
        easing: timing.easing,
        loops: timing.iterations === Number.POSITIVE_INFINITY,
      }
    : undefined
}

test('AN-1 an element appears when it is scrolled to, once, with its own timing', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.locator('#near')).toHaveAttribute('data-animated', '')
  expect(await page.evaluate(animationOf, 'once')).toMatchObject({ duration: 1 })
  const running = page.evaluate(
    () =>
      new Promise(resolve => {
        const element = document.getElementById('once')
        const look = () => {
          const animation = element?.getAnimations().find(one => one.playState === 'running')
          const timing = animation?.effect?.getComputedTiming()
          if (timing?.duration !== 400) return requestAnimationFrame(look)
          resolve({ delay: timing.delay, easing: timing.easing, iterations: timing.iterations })
        }
        look()
      }),
  )
  await page.locator('#once').scrollIntoViewIfNeeded()
  expect(await running).toEqual({ delay: 100, easing: 'ease-out', iterations: 1 })
  await expect(page.locator('#once')).toHaveAttribute('data-animated', '')
  expect(await page.evaluate(animationOf, 'once')).toBeUndefined()
})

test('AN-1 content in the first screen appears as well', async ({ page }) => {
  const seen = page.waitForFunction(() => {
    const near = document.getElementById('near')
    const [animation] = near?.getAnimations() ?? []
    return animation?.effect?.getComputedTiming().duration === 1000 && near?.dataset.reveal === ''
  })
  await page.goto(path)
  await seen
  await expect(page.locator('#near')).toHaveAttribute('data-animated', '')
  await expect(page.locator('#near')).toHaveCSS('opacity', '1')
})

test('AN-1 a loop continues', async ({ page }) => {
  await page.goto(path)
  await page.locator('#loop').scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(animationOf, 'loop'))
    .toMatchObject({ state: 'running', loops: true })
})

test('AN-1 nothing moves or hides under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('AN-1 content is visible', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#once')).toHaveCSS('opacity', '1')
  })
})
