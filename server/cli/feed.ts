import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { feedCliCopy } from '#core/feeds/copy/cli.ts';
import { feedCopy } from '#core/feeds/copy/feeds.ts';
import { type PrintedFeed, printFeed } from '#core/feeds/printed-feed.ts';
import { type FeedSource, readFeed } from '#core/feeds/read-feed.ts';
import { errorText } from '#core/kit/error-text.ts';
import { FEED_ACCEPT, FEED_LIMITS } from '#server/feeds/feed-limits.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import { type CliContext, UsageError, type Verb } from './verb.ts';

export const feedVerb: Verb = {
	usage: 'feed ARQUIVO|URL|- [--json]',
	summary: cliCopy.summaries.feed,
	async run(args, ctx) {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: { json: { type: 'boolean', default: false } },
		});
		const [from] = positionals;
		if (from === undefined || positionals.length > 1) throw new UsageError(feedCliCopy.needsFile);
		const source = /^https?:\/\//i.test(from)
			? await fetchSource(from, ctx)
			: await readSource(from, ctx);
		if (source === null) return 1;
		const reading = readFeed(source);
		if (!reading.ok) {
			ctx.warn(feedCopy.refusals[reading.error]);
			return 1;
		}
		const printed = printFeed(reading.value, feedCopy.warning);
		ctx.out(values.json ? JSON.stringify(printed, null, 2) : summary(printed));
		return 0;
	},
};

/** Uses the guarded client, like the server; null = the reason was printed. */
async function fetchSource(url: string, ctx: CliContext): Promise<FeedSource | null> {
	await using outbound = openOutbound(ctx.config());
	const reply = await outbound.request({ ...FEED_LIMITS, url, headers: { accept: FEED_ACCEPT } });
	if (!reply.ok) {
		ctx.warn(feedCliCopy.problems[reply.error]);
		return null;
	}
	const { status, body, headers } = reply.value;
	if (status !== 200) {
		ctx.warn(feedCliCopy.status(status));
		return null;
	}
	return { bytes: body, contentType: headers['content-type'] ?? null, url: reply.value.url };
}

async function readSource(file: string, ctx: CliContext): Promise<FeedSource> {
	if (file === '-') return { bytes: await ctx.stdinBytes(), contentType: null, url: null };
	try {
		return { bytes: await readFile(file), contentType: null, url: null };
	} catch (error) {
		throw new UsageError(cliCopy.import.cannotRead(file, errorText(error)));
	}
}

function summary({ format, title, siteUrl, items, warnings }: PrintedFeed): string {
	return [
		feedCliCopy.heading(format, title, siteUrl, items.length),
		...items.map(({ title: name, url, publishedAt }) => feedCliCopy.item(publishedAt, name, url)),
		...warnings.map(cliCopy.import.warning),
	].join('\n');
}
