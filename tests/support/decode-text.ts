/** Decodes Windows-1252. */
export const decodeText = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes)
