import { join } from 'node:path'

/** Cookies of an owner who is signed in on the site under test. */
export const OWNER_STATE = join(process.env.E2E_DATA_DIR ?? '', 'owner-state.json')
