import type { Page } from '@playwright/test'

/** Starts islands in view that wait for the visitor's first activity. */
export const signActivity = (page: Page) => page.keyboard.press('Shift')
