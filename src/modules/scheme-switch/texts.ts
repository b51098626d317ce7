import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: { scheme: 'Color scheme', light: 'Light', dark: 'Dark', device: 'System' },
  de: { scheme: 'Farbschema', light: 'Hell', dark: 'Dunkel', device: 'System' },
  fr: { scheme: 'Couleurs', light: 'Clair', dark: 'Sombre', device: 'Système' },
  ar: { scheme: 'نمط الألوان', light: 'فاتح', dark: 'داكن', device: 'النظام' },
})
