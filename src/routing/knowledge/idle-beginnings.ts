/**
 * How texts begin that mostly ask for no trade: questions of general knowledge, greetings, small talk. One or
 * two words each, in lower case, without apostrophes. Data only.
 */
export const idleBeginnings: ReadonlySet<string> = new Set(
  (
    'how tall,how many,how far,how old,how high,how deep,how big,how are,how do,how does,how did,what year,what day,what time,' +
    'what color,what is,what are,what was,what does,what did,whats,who won,who wrote,who sang,who invented,who discovered,who is,' +
    'who are,who was,whos,when is,when are,when do,when does,when did,when was,where is,where was,where are,why is,why are,why do,' +
    'why does,why did,is it,is there,is the,are you,are there,do you,does the,did the,did you,will it,can you,could you,tell me,' +
    'have you,which is,good morning,good night,good evening,happy,merry,thank,thanks,hello,hi,hey,lol,ok,okay,wow,haha,just,testing,test,' +
    'sing,play,i love,i like,i am,i feel,my favorite,never mind,sorry'
  ).split(','),
);
