import { expect, test } from 'vitest';
import { passwordPolicySchema } from './password-policy.ts';
import { PASSWORD_PROBLEMS } from './password-problem.ts';
import { readRefusal, refusedFor, writeRefusal } from './password-refusal.ts';

const POLICY = passwordPolicySchema.parse({ minLength: 10 });

test('every reason for which a password is refused comes back from the text of the refusal, with its length', () => {
	const refused = refusedFor(PASSWORD_PROBLEMS, POLICY);
	expect(refused.slice(0, 3).map(({ bound }) => bound)).toEqual([10, 256, null]);
	expect(
		readRefusal(`Firebase: ${writeRefusal(refused)} (auth/password-does-not-meet-requirements).`),
	).toEqual(refused);
});

test('words of another identity service name no reason of ours', () => {
	for (const message of [
		'',
		'Firebase: Error',
		'Missing password requirements: [Password must contain an upper case character]',
	])
		expect(readRefusal(message)).toEqual([]);
});
