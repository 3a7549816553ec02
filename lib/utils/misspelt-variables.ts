import { variables } from '@/lib/config/environment'
import { isTypo } from './is-typo'

/** Variables of `env` that the shop does not read, each with the one of the shop's that it is a slip of. */
export function misspeltVariables(env: Record<string, string | undefined>): { written: string; meant: string }[] {
  return Object.keys(env).flatMap((written) => {
    if (variables.includes(written)) return []
    const meant = variables.find((name) => isTypo(written.toUpperCase(), name))
    return meant ? [{ written, meant }] : []
  })
}
