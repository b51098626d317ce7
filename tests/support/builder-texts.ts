import type { Locale } from '#staff/client'
import { allGerman } from '../../src/builder/german/index.ts'
import { createTexts, type ShopMoney } from '../../src/builder/texts.ts'
import { registry } from './modules.ts'

/** All German texts of the builder, including labels of modules. */
export const german = allGerman(registry)

export const textsIn = (locale: Locale, money?: ShopMoney) =>
  createTexts({ locale, words: locale === 'de' ? german : {}, money })
