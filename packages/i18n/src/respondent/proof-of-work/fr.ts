export default {
  explanation:
    'Beaucoup de personnes commencent en ce moment. Votre appareil fait un petit calcul, qui écarte les robots : cela prend quelques secondes, puis le questionnaire s’ouvre.',
  progress: 'Avancement du calcul',
};
