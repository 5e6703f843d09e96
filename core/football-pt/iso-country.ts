/**
 * Reference data codes (those of football federations) with a different ISO 3166-1 code; the four
 * of Britain are one country.
 */
const ISO: Readonly<Record<string, string>> = {
	...{
		ARG: 'AR',
		AUT: 'AT',
		BEL: 'BE',
		BOL: 'BO',
		BR: 'BR',
		CAN: 'CA',
		CHI: 'CL',
		CHN: 'CN',
		COL: 'CO',
		CRO: 'HR',
		CZE: 'CZ',
		DEN: 'DK',
	},
	...{
		ECU: 'EC',
		ENG: 'GB',
		ESP: 'ES',
		FRA: 'FR',
		GER: 'DE',
		GRE: 'GR',
		ITA: 'IT',
		JPN: 'JP',
		KOR: 'KR',
		KSA: 'SA',
		MEX: 'MX',
		NED: 'NL',
	},
	...{
		NIR: 'GB',
		NOR: 'NO',
		PAR: 'PY',
		PER: 'PE',
		POL: 'PL',
		POR: 'PT',
		RUS: 'RU',
		SCO: 'GB',
		SUI: 'CH',
		SWE: 'SE',
		TUR: 'TR',
		UKR: 'UA',
	},
	...{ URU: 'UY', USA: 'US', VEN: 'VE', WAL: 'GB' },
};

/** ISO 3166-1 alpha-2 code of a reference data country; null without one. */
export function isoCountry(code: string | null): string | null {
	return code === null ? null : (ISO[code] ?? null);
}
