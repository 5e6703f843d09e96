import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identitySettingsOf, identitySettingsSchema } from './identity-settings.ts';

const DEFAULTS = identitySettingsSchema.parse({});

test('no record, or an empty one, is the defaults; a whole one is what it says', () => {
	expect(identitySettingsOf(null)).toEqual({ settings: DEFAULTS, isDamaged: false });
	expect(identitySettingsOf({})).toEqual({ settings: DEFAULTS, isDamaged: false });
	const settings = { ...DEFAULTS, openSignUp: true, authorizedDomains: ['painel.example'] };
	expect(identitySettingsOf(settings)).toEqual({ settings, isDamaged: false });
});

test.each([
	['text that was cut', '{"openSignUp":true,"authorizedDoma'],
	['a list', [true]],
	['a word for a yes', { openSignUp: 'true' }],
	[
		'an open sign-up beside a damaged list',
		{ openSignUp: true, authorizedDomains: 'tudo.example' },
	],
	['domains beside a damaged yes', { openSignUp: 1, authorizedDomains: ['tudo.example'] }],
	['no rules at all', { openSignUp: true, passwordPolicy: null }],
])('a damaged record opens nothing: %s', (_what, record) => {
	expect(identitySettingsOf(record)).toEqual({ settings: DEFAULTS, isDamaged: true });
});

test('of the rules of passwords those that can be read hold, for they only close', () => {
	const passwordPolicy = { minLength: 14, maxLength: 'sem fim', symbol: true, digit: 'sim' };
	expect(identitySettingsOf({ openSignUp: true, passwordPolicy }).settings).toEqual({
		...DEFAULTS,
		passwordPolicy: { ...DEFAULTS.passwordPolicy, minLength: 14, symbol: true },
	});
});

test('a required factor holds in a damaged record, unless it is readably off', () => {
	const heldIn = (administratorsNeedFactor: unknown) =>
		identitySettingsOf({ openSignUp: 'sim', administratorsNeedFactor }).settings
			.administratorsNeedFactor;
	expect([true, 'sim', null, 1].map(heldIn)).toEqual([true, true, true, true]);
	expect([false, undefined].map(heldIn)).toEqual([false, false]);
});

test('whatever stands in the record, it is read, and what was damaged is closed', () => {
	const record = fc.oneof(
		fc.anything(),
		fc.record({
			openSignUp: fc.anything(),
			passwordPolicy: fc.anything(),
			authorizedDomains: fc.anything(),
		}),
	);
	fc.assert(
		fc.property(record, (stored) => {
			const { settings, isDamaged } = identitySettingsOf(stored);
			expect(identitySettingsSchema.safeParse(settings).success).toBe(true);
			if (isDamaged) expect([settings.openSignUp, settings.authorizedDomains]).toEqual([false, []]);
		}),
	);
});
