import { Option } from 'commander'
import { ReviewPage, reviewStates, StaffReview } from '@/lib/contract/staff-reviews'
import { named, wholeNumber } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { clock, typed } from '../format'
import { ShopCommand } from '../shop-command'

const review = named('The id of a review: "review list" shows it.')

interface ListOptions {
  state?: string
  stars?: number
  search?: string
  limit: number
}

/** `shop review list|answer|hide|unhide`. */
export function reviewCommand(): ShopCommand {
  const command = new ShopCommand('review').description('reviews of products: list, answer, hide')
  command
    .command('list')
    .description('reviews, newest first')
    .addOption(new Option('--state <state>', 'only new, hidden or answered ones').choices(reviewStates))
    .option('--stars <number>', 'only those with so many stars', wholeNumber(1, 5))
    .option('--search <words>', 'only those with this in their text, author or product', named('What to search for.'))
    .option('--limit <number>', 'how many', wholeNumber(1, 200), 30)
    .examples('review list --state new')
    .work(async ({ client, output }, options: ListOptions) => {
      const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))
      const { reviews, next } = await client.call(ReviewPage, `/reviews?${query}`)
      for (const line of reviews.flatMap(reviewLines)) output.say(line)
      if (reviews.length === 0) output.say('No reviews.')
      if (next !== null) output.say('There are older ones: --limit shows more.')
      return reviews
    })
  command
    .command('answer')
    .description('answer a review publicly, change the answer, or take it away')
    .argument('<review>', 'its id', review)
    .argument('[text]', 'the answer', named('The answer.'))
    .option('--remove', 'take the answer away')
    .examples('review answer 0198c2a4-… "Thank you, we are glad that it fits."')
    .work(async ({ client, tell }, id: string, text: string | undefined, { remove }: { remove?: true }) => {
      if ((text === undefined) === (remove === undefined))
        throw new CommandError('Write the answer, or say --remove.', exitCode.usage)
      return tell(await client.put(StaffReview, `${pathOf(id)}/answer`, { answer: text ?? null }), reviewLines)
    })
  command
    .command('hide')
    .description('hide a review from customers; its stars no longer count')
    .argument('<review>', 'its id', review)
    .argument('<reason>', 'why, for your colleagues', named('Why it is hidden.'))
    .examples('review hide 0198c2a4-… "Names another customer"')
    .work(async ({ client, tell }, id: string, reason: string) =>
      tell(await client.put(StaffReview, `${pathOf(id)}/hidden`, { reason }), reviewLines),
    )
  command
    .command('unhide')
    .description('show a hidden review again')
    .argument('<review>', 'its id', review)
    .work(async ({ client, tell }, id: string) =>
      tell(await client.put(StaffReview, `${pathOf(id)}/hidden`, { reason: null }), reviewLines),
    )
  return command
}

function pathOf(id: string): string {
  return `/reviews/${encodeURIComponent(id)}`
}

/** A review with its comment, answer, and why it is hidden. */
function reviewLines({ id, createdAt, rating, customer, product, comment, hidden, answer }: StaffReview): string[] {
  return [
    [id, clock(new Date(createdAt)), `${rating} of 5`, typed(product.title.en), typed(customer.name)].join('  '),
    ...(comment ? [`  ${typed(comment)}`] : []),
    ...(answer ? [`  Answer: ${typed(answer.text)}`] : []),
    ...(hidden ? [`  Hidden: ${typed(hidden.reason)}`] : []),
  ]
}
