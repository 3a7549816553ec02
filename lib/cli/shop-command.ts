import { Command } from 'commander'
import { contextOf } from './output'

/** A command of the staff's CLI. */
export class ShopCommand extends Command {
  override createCommand(name?: string): ShopCommand {
    return new ShopCommand(name)
  }

  /** Runs `act` with the shop and the command's arguments and options; `--json` prints what it returns. */
  work<Given extends unknown[]>(
    act: (context: ReturnType<typeof contextOf>, ...given: Given) => Promise<unknown>,
  ): this {
    return this.action(async (...given: Given) => {
      const context = contextOf(this)
      const result = await act(context, ...given)
      if (result !== undefined) context.output.result(result)
    })
  }

  /** Shows commands, without `npm run shop --`, at the end of the help. */
  examples(...commands: string[]): this {
    const lines = commands.map((one) => `\n  npm run shop -- ${one}`)
    return this.addHelpText('after', `\nExample${lines.length > 1 ? 's' : ''}:${lines.join('')}`)
  }
}
