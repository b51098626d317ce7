export { ApiError, type ApiOptions, callApi, onSignedOut } from './api.ts'
export {
  keepLocale,
  LOCALES,
  type Locale,
  type Messages,
  readLocale,
  type Translations,
} from './locale.ts'
export { staffMessages } from './messages.ts'
export { SignInAgain } from './SignInAgain.tsx'
export { darkTheme, lightTheme, type Scheme } from './theme.ts'
