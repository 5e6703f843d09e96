import { useEffect, useState } from 'react';
import type { Session } from '#app/identity/session.client.ts';
import { loginCopy } from '#core/identity/copy/login.ts';
import { type PasswordRules, passwordRules } from './calls.client.ts';

const rules = loginCopy.passwordRules;
const LIST = new Intl.ListFormat('pt-BR');

/** The password rules, as the server returns them (S5.01). */
export function PasswordRulesText({ session }: { session: Session }) {
	const [asked, setAsked] = useState<PasswordRules | null>(null);
	useEffect(() => {
		let gone = false;
		// Without an answer no rules are shown: the server validates anyway.
		passwordRules(session).then(
			(found) => gone || setAsked(found),
			() => undefined,
		);
		return () => {
			gone = true;
		};
	}, [session]);
	return asked === null ? null : rulesText(asked);
}

function rulesText({ least, ...asked }: PasswordRules): string {
	const parts = (['lowercase', 'uppercase', 'digit', 'symbol'] as const)
		.filter((name) => asked[name])
		.map((name) => rules[name]);
	return parts.length === 0
		? rules.least(least)
		: `${rules.least(least)} ${rules.with(LIST.format(parts))}`;
}
