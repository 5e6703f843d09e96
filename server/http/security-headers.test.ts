import { expect, test } from 'vitest';
import { commonHeaders } from './security-headers.ts';

const hstsOf = (installation: Parameters<typeof commonHeaders>[0]) => {
	const headers = commonHeaders(installation);
	const place = headers.indexOf('strict-transport-security');
	return place < 0 ? null : headers[place + 1];
};

test('HSTS speaks for the host of the guide alone, and for its subdomains only when the operator says so', () => {
	const installation = { publicUrl: 'https://guia.example', demo: false };
	expect(hstsOf(installation)).toBe('max-age=31536000');
	expect(hstsOf({ ...installation, hstsSubdomains: true })).toBe(
		'max-age=31536000; includeSubDomains',
	);
	expect(hstsOf({ ...installation, publicUrl: 'http://guia.example', hstsSubdomains: true })).toBe(
		null,
	);
});
