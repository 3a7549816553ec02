import { variables } from '@/lib/config/environment'
import { isTypo } from './is-typo'

/** Finds variables of `env` that look like misspelt names of the shop's variables. */
export function misspeltVariables(env: Record<string, string | undefined>): { written: string; meant: string }[] {
  return Object.keys(env).flatMap((written) => {
    if (variables.includes(written)) return []
    const meant = variables.find((name) => isTypo(written.toUpperCase(), name))
    return meant ? [{ written, meant }] : []
  })
}
