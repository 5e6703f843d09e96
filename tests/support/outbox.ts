import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTBOX } from '#server/mail/outbox-delivery.ts';
import type { TestServer } from './test-server.ts';

/** A letter of the outbox as its reader sees it. */
export type ReadLetter = {
	raw: string;
	to: string;
	subject: string;
	text: string;
	mode: number;
	links: URL[];
};

/** What was mailed so far, oldest first, once everything that is under way has come to its end. */
export async function lettersOf({ context }: Pick<TestServer, 'context'>): Promise<ReadLetter[]> {
	await context.identity.background.settled();
	await context.identity.mailer.settled(10_000);
	const folder = join(context.config.dataDir, OUTBOX);
	const names = (await readdir(folder).catch(() => [])).toSorted();
	return Promise.all(names.map((name) => readLetter(join(folder, name))));
}

/** The code in the newest letter to somebody. @throws when there is none */
export async function newestLink(site: Pick<TestServer, 'context'>, to: string): Promise<URL> {
	const link = (await lettersOf(site)).findLast(
		(letter) => letter.to === to && letter.links.length > 0,
	)?.links[0];
	if (link === undefined) throw new Error(`No letter with a link to ${to}`);
	return link;
}

export async function newestCode(site: Pick<TestServer, 'context'>, to: string): Promise<string> {
	return (await newestLink(site, to)).searchParams.get('oobCode') ?? '';
}

async function readLetter(file: string): Promise<ReadLetter> {
	const raw = await readFile(file, 'utf8');
	const [head = ''] = raw.split('\n\n', 1);
	const plain = fromQuotedPrintable(
		raw.slice(raw.indexOf('text/plain')).split('text/html')[0] ?? '',
	);
	const links = [...plain.matchAll(/https?:\/\/\S+/g)].map(([address]) => new URL(address));
	const header = (name: string) =>
		new RegExp(`^${name}: (.*(?:\\n\\s.*)*)`, 'mi').exec(head)?.[1] ?? '';
	const { mode } = await stat(file);
	return {
		raw,
		to: header('to'),
		subject: fromEncodedWords(header('subject')),
		text: plain,
		mode: mode & 0o777,
		links,
	};
}

function fromQuotedPrintable(text: string): string {
	const bytes = text
		.replace(/=\r?\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8');
}

function fromEncodedWords(text: string): string {
	return text
		.replace(/\?=\s+=\?/g, '?==?')
		.replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, words: string) =>
			fromQuotedPrintable(words.replaceAll('_', ' ')),
		);
}
