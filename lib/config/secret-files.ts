import { readFileSync } from 'node:fs'

/** Variables that hold a secret. Each may come from a file, named by the variable with `_FILE` at its end. */
export const secretVariables = [
  'DATABASE_URL',
  'STAFF_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'WHATSAPP_TOKEN',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

export const secretFileVariables = secretVariables.map((name) => `${name}_FILE`)

type Env = Record<string, string | undefined>

/**
 * Reads the secrets that are in files, without the white space around them. `faults` has a sentence for each that cannot be used;
 * none contains a value, since what should be a path may be the secret itself.
 */
export function readSecretFiles(env: Env): { secrets: Env; faults: string[] } {
  const secrets: Env = {}
  const faults: string[] = []
  for (const name of secretVariables) {
    const path = env[`${name}_FILE`]
    if (path === undefined) continue
    const remedy = `has to be the path of a file that this user may read and that holds ${name} alone`
    if (env[name] !== undefined) faults.push(`${name} and ${name}_FILE are both set: remove one.`)
    else
      try {
        const secret = readFileSync(path, 'utf8').trim()
        if (secret) secrets[name] = secret
        else faults.push(`${name}_FILE: the file is empty; ${remedy}`)
      } catch (error) {
        faults.push(`${name}_FILE: the file cannot be read (${Object(error).code}); ${remedy}`)
      }
  }
  return { secrets, faults }
}
