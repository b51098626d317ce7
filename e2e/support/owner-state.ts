import { join } from 'node:path'

/** Cookies of a signed-in owner of the test site. */
export const OWNER_STATE = join(process.env.E2E_DATA_DIR ?? '', 'owner-state.json')
