import { proxyWords } from '#core/copy/proxy.ts';
import type { UnreadProxy } from '#core/installation/unread-proxy.ts';
import type { Result } from '#core/kit/result.ts';
import type { AddressFinding } from './contract.ts';
import { addressCopy as copy } from './copy/address.ts';

/** Why no answer came; 'address' = the address leads into a private network. */
type AskProblem = keyof typeof copy.silent;

export type AddressFacts = {
	/** Origin without a trailing slash. */
	publicUrl: string;
	/** Only this machine can open it. */
	isLocal: boolean;
	/** The name in the answer at the address, null = not this product; null = it was not asked. */
	asked: Result<{ status: number; name: string | null; isThis: boolean }, AskProblem> | null;
	proxy: UnreadProxy | null;
};

const fine = (words: string): AddressFinding => ({ state: 'fine', words });
const note = (words: string): AddressFinding => ({ state: 'note', words });
const problem = (words: string): AddressFinding => ({ state: 'problem', words });

/** What is right and wrong with the public address, in pt-BR sentences. */
export function judgeAddress(facts: AddressFacts): AddressFinding[] {
	const { publicUrl, isLocal, proxy } = facts;
	const around = isLocal
		? [note(copy.local(publicUrl))]
		: [
				publicUrl.startsWith('https:') ? fine(copy.https) : problem(copy.http(publicUrl)),
				...judgeAnswer(facts),
			];
	return [...around, proxy === null ? fine(copy.noProxy) : note(proxyWords(proxy))];
}

function judgeAnswer({ asked, publicUrl }: AddressFacts): AddressFinding[] {
	if (asked === null) return [];
	if (!asked.ok)
		return [(asked.error === 'address' ? note : problem)(copy.silent[asked.error](publicUrl))];
	const { status, name, isThis } = asked.value;
	if (status !== 200) return [problem(copy.status(publicUrl, status))];
	return [isThis ? fine(copy.answers(publicUrl)) : problem(copy.other(publicUrl, name))];
}

/** Nothing is left for a person to judge. */
export function isSettled(findings: readonly AddressFinding[]): boolean {
	return findings.every(({ state }) => state === 'fine');
}
