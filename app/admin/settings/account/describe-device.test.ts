import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test('a browser is named as its owner knows it', () => {
	const cases: [string | null, string][] = [
		[
			'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
			'Chrome em Linux',
		],
		[
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
			'Edge em Windows',
		],
		['Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0', 'Firefox em Android'],
		[
			'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
			'Safari em iOS',
		],
		[
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
			'Safari em macOS',
		],
		['curl/8.9', 'Navegador desconhecido'],
		[null, 'Navegador desconhecido'],
	];
	for (const [userAgent, words] of cases) expect(describeDevice(userAgent)).toBe(words);
});
