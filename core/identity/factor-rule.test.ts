import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeFactor } from './factor-rule.ts';
import { ROLES } from './operator.ts';

const none = {
	passed: false,
	apps: 0,
	passkeys: 0,
	role: 'administrator',
	required: false,
} as const;

test('a second factor is required of administrators once the guide says so, and of who has an app', () => {
	expect(judgeFactor(none)).toBe('passed');
	expect(judgeFactor({ ...none, passkeys: 1 })).toBe('passed');
	expect(judgeFactor({ ...none, apps: 1 })).toBe('second-factor');
	const required = { ...none, required: true };
	expect(judgeFactor(required)).toBe('factor-needed');
	expect(judgeFactor({ ...required, role: 'editor' })).toBe('passed');
	// Only the proof itself counts: who knows the password must not add another one.
	expect(judgeFactor({ ...required, passkeys: 1 })).toBe('second-factor');
});

test('the requirement only closes, and a session that proved itself is never refused', () => {
	const proofs = fc.record({
		passed: fc.boolean(),
		apps: fc.nat({ max: 5 }),
		passkeys: fc.nat({ max: 10 }),
		role: fc.constantFrom(...ROLES),
	});
	fc.assert(
		fc.property(proofs, (some) => {
			const [open, closed] = [false, true].map((required) => judgeFactor({ ...some, required }));
			if (some.passed) expect([open, closed]).toEqual(['passed', 'passed']);
			if (open !== 'passed') expect(closed).toBe(open);
			if (closed === 'factor-needed') expect(some.apps + some.passkeys).toBe(0);
		}),
	);
});
