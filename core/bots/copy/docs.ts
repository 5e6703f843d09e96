/** The bots section of the documentation at /api/docs. */
export const botDocs = {
	area: 'Bots',
	board:
		'Todos os bots: ligado ou não, horário, próximas execuções, a que está em curso, a última, as que falharam de vez e os processos em serviço',
	change: 'Liga ou desliga um bot, muda o horário ou os ajustes; só os campos enviados mudam',
	secrets: 'Guarda ou retira segredos de um bot; nenhum é devolvido',
	schedule: 'Diz se um horário pode ser usado e quando seriam as próximas execuções',
	order:
		'Executa um bot agora; com dryRun só simula. Se uma execução espera ou está em curso, é ela que vale',
	runs: 'Execuções de um bot, da mais nova à mais antiga, uma página por vez; as que nada tinham a fazer ficam de fora',
	preview: 'O que o bot faria se fosse executado agora',
	run: 'Uma execução e as linhas do seu registro depois de uma delas',
	stop: 'Pede que uma execução pare, ou retira uma que espera',
	retry: 'Tenta de novo uma execução que falhou de vez',
	dismiss: 'Deixa como está uma execução que falhou de vez',
} as const;
