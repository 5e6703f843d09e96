import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchTotp, newTotpSecret, totpCode, totpStep } from './totp.ts';

/** The secret of RFC 6238 appendix B: ASCII '12345678901234567890'. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('RFC 6238 appendix B: the published codes, cut to six digits', () => {
	const published: [number, string][] = [
		...([
			[59, '287082'],
			[1_111_111_109, '081804'],
			[1_111_111_111, '050471'],
			[1_234_567_890, '005924'],
			[2_000_000_000, '279037'],
			[20_000_000_000, '353130'],
		] as [number, string][]),
	];
	for (const [seconds, code] of published)
		expect(totpCode(RFC_SECRET, totpStep(seconds * 1000))).toBe(code);
});

test('a code is taken one step around, with spaces, never twice and never from before', () => {
	const now = 1_111_111_109_000;
	const step = totpStep(now);
	expect(matchTotp(RFC_SECRET, '081 804', { now, lastStep: 0 })).toBe(step);
	expect(matchTotp(RFC_SECRET, '081804', { now, lastStep: step })).toBeNull();
	for (const drift of [-2, 2])
		expect(
			matchTotp(RFC_SECRET, totpCode(RFC_SECRET, step + drift), { now, lastStep: 0 }),
		).toBeNull();
	for (const wrong of ['', '81804', '0818040', 'abcdef'])
		expect(matchTotp(RFC_SECRET, wrong, { now, lastStep: 0 })).toBeNull();
});

test('any secret and time: exactly the codes of three steps match, and a used step matches no more', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 60_000, max: 4e12 }),
			fc.integer({ min: -3, max: 3 }),
			(now, drift) => {
				const secret = newTotpSecret();
				const step = Math.max(0, totpStep(now) + drift);
				const found = matchTotp(secret, totpCode(secret, step), { now, lastStep: -1 });
				if (Math.abs(step - totpStep(now)) <= 1) expect(found).not.toBeNull();
				if (found !== null)
					expect(matchTotp(secret, totpCode(secret, step), { now, lastStep: found })).toBeNull();
			},
		),
	);
});

test('secrets are 160 bits in base32, without padding', () => {
	expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});
