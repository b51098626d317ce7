export { ApiError, type ApiOptions, callApi, onSignedOut } from './api.ts'
export { type Dates, datesIn } from './dates.ts'
export { DeleteEntry } from './design-library/DeleteEntry.tsx'
export { NameEntry } from './design-library/NameEntry.tsx'
export { PresetManager } from './design-library/PresetManager.tsx'
export { DesignStore, type LibraryAnswer } from './design-library/store.ts'
export { useDesignStore } from './design-library/use-design-store.ts'
export { VariableForm } from './design-library/VariableForm.tsx'
export { VariableManager } from './design-library/VariableManager.tsx'
export { VariableSample } from './design-library/VariableSample.tsx'
export { AddressStatus } from './embeds/AddressStatus.tsx'
export { FeedStatus } from './embeds/FeedStatus.tsx'
export { type AddressDetails, useAddressDetails } from './embeds/use-address-details.ts'
export { useFeed } from './embeds/use-feed.ts'
export { CLIPBOARD_KEY, clearWork, RECENT_ICONS_KEY, UNSAVED_KEY } from './forget-work.ts'
export { formatKeys } from './format-keys.ts'
export { findIcons } from './icons/find-icons.ts'
export { type IconEntry, loadIconTable } from './icons/icon-table.ts'
export {
  keepLocale,
  LOCALES,
  type Locale,
  type Messages,
  readLocale,
  type Translations,
} from './locale.ts'
export { DropArea } from './media/DropArea.tsx'
export { FolderEntry, FolderList } from './media/FolderList.tsx'
export { MediaImage } from './media/MediaImage.tsx'
export { MediaPicker } from './media/MediaPicker.tsx'
export { MediaResults } from './media/MediaResults.tsx'
export { MediaThumbnail } from './media/MediaThumbnail.tsx'
export { thumbnailOf } from './media/media-calls.ts'
export { sendFile } from './media/send-file.ts'
export { UploadButton } from './media/UploadButton.tsx'
export { UploadList } from './media/UploadList.tsx'
export { useMediaItem } from './media/use-media-item.ts'
export { useMediaList } from './media/use-media-list.ts'
export { useMediaPicker } from './media/use-media-picker.tsx'
export { useUploads } from './media/use-uploads.ts'
export { staffMessages } from './messages.ts'
export { addPasskey, type PasskeyOutcome, type PasskeySupport, passkeySupport } from './passkey.ts'
export { SignInAgain } from './SignInAgain.tsx'
export {
  createStaffTranslate,
  StaffTexts,
  type Translate,
  toCatalogue,
  translateShared,
  translateSharedIn,
  useStaffTexts,
} from './texts.tsx'
export { darkTheme, lightTheme, readScheme, type Scheme } from './theme.ts'
