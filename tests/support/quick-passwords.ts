import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Hashing a password is made to take long: a quarter of a second for each sign-in of a test. Nobody attacks what
 * tests store, so here it costs as little as it can. Processes that tests start hash at full cost.
 */
const { scrypt } = crypto
crypto.scrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt
syncBuiltinESMExports()
