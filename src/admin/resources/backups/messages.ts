import type { Translations } from '#staff/client'
import { english } from './english.ts'
import { german } from './german.ts'

export const messages: Translations = { en: english, de: german }
