import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Makes password hashing cheap for tests, where it would take a quarter second per sign-in. Child
 * processes use full strength.
 */
const { scrypt } = crypto
crypto.scrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt
syncBuiltinESMExports()
