export { type FileResult, findInFiles, ownKindsIn, type ReadFile } from './files/find-in-files.ts'
export { INDEX_FOLDER } from './files/shape.ts'
