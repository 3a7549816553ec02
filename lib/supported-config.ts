import { config, ConfigError, type Config } from './config'

/** The configuration, when it is right and this version can serve it. Throws ConfigError naming the variable. */
export function checkedConfig(env: Record<string, string | undefined> = process.env): Config {
  const checked = config(env)
  if (checked.apiBaseUrl)
    throw new ConfigError(
      'API_BASE_URL is set, but this version of the shop cannot run on an external API host yet. Remove the variable to use the built-in shop.',
    )
  return checked
}
