/** Fields of a line that are neither names nor hours. */

/** '16h (gravado) - Milan x Roma' */
export const RECORDED = /^(?:gravado|vt|reprise|videotape|compacto)$/iu;

/** 'Sem data definida - Cruzeiro x Ceará' */
export const UNDATED =
	/^(?:sem data(?: definida| marcada| confirmada)?|datas? (?:e (?:hora|hor[áa]rio|local)s? )?(?:a (?:serem? )?(?:definir|definid[oa]s?|confirmar)|indefinid[oa]s?))$/iu;

/** 'na Neo Química Arena (data ainda não divulgada pela CBF)' */
export const UNANNOUNCED =
	/(?<!\p{L})(?:data (?:ainda )?n[ãa]o (?:divulgada|definida|marcada|confirmada)|n[ãa]o tem (?:ainda )?(?:uma )?data (?:definida|marcada|certa|confirmada))/iu;

/** 'A definir – Remo x Vila Nova': no hour yet, and no competition either. */
export const UNDEFINED = /^(?:hora|hor[áa]rio|data)?\s*a (?:definir|confirmar)$/iu;

/** 'Sub-20: Vasco x Madureira' */
export const CATEGORY =
	/^(?:sub-?\s?\d{2}|feminino|masculino|profissional|base|juniores|aspirantes)$/iu;

/** The start of the next sentence. */
export const CONNECTIVE =
	/^(?:j[áa]|mas|enquanto|depois|antes|mais|logo|por fim|al[ée]m|tamb[ée]m|ainda|nest[ea]s?|ness[ea]s?|na sequ[êe]ncia|fecham?|abrem?|completam?|encerram?|quem|ser[áa])(?!\p{L})/iu;
