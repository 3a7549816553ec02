/** Where files of words stand: one a part of the dictionary and language. */
const FOLDER = '/words/'

/** Fetches a file of words, for code that is loaded on need. Throws when it cannot be had. */
export async function fetchMessages<Words>(file: string): Promise<Words> {
  const answer = await fetch(FOLDER + file)
  if (!answer.ok) throw new Error(`no words: ${answer.status}`)
  return answer.json()
}
