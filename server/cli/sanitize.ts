import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { feedCliCopy } from '#core/feeds/copy/cli.ts';
import { sanitizeMarkup } from '#core/feeds/sanitize-markup.ts';
import { decodeText } from '#core/importing/decode-text.ts';
import { errorText } from '#core/kit/error-text.ts';
import { UsageError, type Verb } from './verb.ts';

export const sanitizeVerb: Verb = {
	usage: 'sanitize ARQUIVO|-',
	summary: cliCopy.summaries.sanitize,
	async run(args, ctx) {
		const { positionals } = parseArgs({ args, allowPositionals: true });
		const [file] = positionals;
		if (file === undefined || positionals.length > 1) throw new UsageError(feedCliCopy.needsMarkup);
		ctx.out(sanitizeMarkup(file === '-' ? await ctx.stdin() : await readMarkup(file)));
		return 0;
	},
};

async function readMarkup(file: string): Promise<string> {
	try {
		return decodeText(await readFile(file));
	} catch (error) {
		throw new UsageError(cliCopy.import.cannotRead(file, errorText(error)));
	}
}
