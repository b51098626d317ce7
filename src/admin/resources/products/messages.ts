import type { Translations } from '#staff/client'
import { german } from './messages-de.ts'
import { english } from './messages-en.ts'

export const messages: Translations = { en: english, de: german }
