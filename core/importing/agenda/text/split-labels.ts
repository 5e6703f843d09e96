import { HAS_SIDES } from '#core/football-pt/patterns.ts';

const LABEL = String.raw`(?:Data|Hora|Hor[áa]rio|In[íi]cio|Local|Est[áa]dio|Transmiss[ãa]o|Transmiss[õo]es|Onde assistir|Onde ver|TV(?: aberta| fechada| paga)?|Streaming|Cana(?:l|is)|[ÁA]rbitr[oa](?:gem)?|Competi[çc][ãa]o|Campeonato|Rodada|Ingressos)\s?:`;
const STARTS = new RegExp(`^${LABEL}`, 'iu');
const NEXT = new RegExp(String.raw`(?:\s?[.;,]|\s?\||\s[–—/-])\s+(?=${LABEL})`, 'giu');

/**
 * 'Local: Aflitos. Horário: 20h. TV: Globo': splits consecutive labels as if each had its own line.
 */
export function splitLabels(row: string): string[] {
	return STARTS.test(row) || !HAS_SIDES.test(row) ? row.split(NEXT) : [row];
}
